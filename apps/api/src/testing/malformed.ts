import fc from 'fast-check';

/** Words and signs that documents are made of, some of them where they never belong. */
const PARTS = [
  ...'{ } ( ) [ ] : = | & @ ! $ , # " """ \\ \n'.split(' '),
  ...'... query mutation subscription fragment on true null @include @skip __schema __type __typename'.split(
    ' ',
  ),
  ...'game games node viewer server board moves replay frames pieces Game Player Node Eyes Square'.split(' '),
  ...'(id:"g1") (eyes:ALL) (count:1000) (from:-1) (ply:99999999999) $id $id:ID! gameChanged playMove input'.split(
    ' ',
  ),
  ...'1e999 -0 0x1 9007199254740993 "\\u0000" "\\uD800" \u0000 \uFEFF \u202E ♞ 🏰'.split(' '),
];

/** Texts that begin like GraphQL and end like nothing. */
export const documents = fc.oneof(
  fc.array(fc.constantFrom(...PARTS), { maxLength: 60 }).map((parts) => parts.join(' ')),
  fc
    .array(fc.constantFrom(...PARTS), { maxLength: 30 })
    .map((parts) => `{ game(id: "g1") { ${parts.join(' ')} } }`),
  fc.nat(400).map((depth) => '{ game '.repeat(depth)),
  fc.nat(400).map((depth) => `{ game(id: ${'['.repeat(depth)}`),
  fc
    .nat(300)
    .map((count) => `{ ${'...a '.repeat(count)} } fragment a on Query { ...b } fragment b on Query { ...a }`),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

const anyValue = fc.oneof(documents, fc.anything({ maxDepth: 3, withNullPrototype: true }));

/** Requests of the right shape with something wrong inside, or of no shape at all. */
const requests = fc.oneof(
  documents.map((query) => ({ query })),
  fc.record(
    { query: anyValue, variables: anyValue, operationName: anyValue, extensions: anyValue },
    { requiredKeys: [] },
  ),
  fc.array(fc.record({ query: documents }), { maxLength: 3 }),
  anyValue,
);

const asJson = (value: unknown) =>
  JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? String(part) : part)) ?? '';

/** Bodies of HTTP requests. */
export const bodies = fc.oneof(
  { weight: 4, arbitrary: requests.map(asJson) },
  {
    weight: 1,
    arbitrary: fc.tuple(requests.map(asJson), fc.nat(100)).map(([text, cut]) => text.slice(0, -cut)),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.nat(9_000).map((depth) => '['.repeat(depth)) },
  { weight: 1, arbitrary: fc.nat(9_000).map((depth) => '{"query":'.repeat(depth / 9)) },
);

const MESSAGE_TYPES = 'connection_init connection_ack ping pong subscribe next error complete nothing'.split(
  ' ',
);

/** Messages on a socket. */
export const frames = fc.oneof(
  fc
    .record(
      {
        id: fc.oneof(fc.constantFrom('1', '2', ''), anyValue),
        type: fc.constantFrom(...MESSAGE_TYPES),
        payload: requests,
      },
      { requiredKeys: ['type'] },
    )
    .map(asJson),
  bodies,
);
