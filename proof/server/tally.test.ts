import { read } from './tally.js';

const PAGE = `# HELP fog_http_requests_total HTTP requests answered, by status.
# TYPE fog_http_requests_total counter
fog_http_requests_total{status="200"} 12
# TYPE fog_http_request_seconds histogram
fog_http_request_seconds_bucket{le="0.005"} 3
fog_http_request_seconds_sum 0.25
fog_http_request_seconds_count 12
# TYPE process_cpu_seconds_total counter
process_cpu_seconds_total 1.5`;

test('counts are what the product counts, not how long it took, nor how the process fares', () => {
  const { kinds, counts } = read(PAGE);
  expect(Object.fromEntries(counts)).toEqual({
    'fog_http_requests_total{status="200"}': 12,
    fog_http_request_seconds_count: 12,
  });
  expect(kinds).toHaveLength(3);
});
