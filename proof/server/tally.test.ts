import { read } from './tally.js';

const PAGE = `# HELP fog_http_requests_total HTTP requests answered, by status.
# TYPE fog_http_requests_total counter
fog_http_requests_total{status="200"} 12
# TYPE fog_http_request_seconds histogram
fog_http_request_seconds_bucket{le="0.005"} 3
fog_http_request_seconds_sum 0.25
fog_http_request_seconds_count 12
# TYPE captures_total counter
captures_total{color="white"} 3
# TYPE nodejs_heap_size_used_bytes gauge
nodejs_heap_size_used_bytes 4096
# TYPE process_cpu_seconds_total counter
process_cpu_seconds_total 1.5`;

test('counts are all that is counted, whatever its name, not how long it took, nor how the process fares', () => {
  const { kinds, counts } = read(PAGE);
  expect(Object.fromEntries(counts)).toEqual({
    'fog_http_requests_total{status="200"}': 12,
    fog_http_request_seconds_count: 12,
    'captures_total{color="white"}': 3,
  });
  expect(kinds).toHaveLength(5);
});
