import { withRowsInOrder } from './payload.js';

const early = '0:["$","$L2","$3"]\n2:I["a.js"]\n:HL["x.css"]\n3:{"ply":2}\n';
const late = '0:["$","$La","$1"]\n:HL["x.css"]\n1:{"ply":2}\na:I["a.js"]\n';

const document = (...pieces: string[]) =>
  `<p>Hi</p>${pieces.map((piece) => `<script nonce="n">self.__next_f.push([1,${JSON.stringify(piece)}])</script>`).join('')}`;

test('a payload is the same in whatever order its rows were ready', () => {
  expect(withRowsInOrder(early)).toBe(withRowsInOrder(late));
  expect(withRowsInOrder(early)).toContain('{"ply":2}');
});

test('a document is the same in however many pieces it came', () => {
  const whole = withRowsInOrder(document(early));
  expect(withRowsInOrder(document(late.slice(0, 20), late.slice(20)))).toBe(whole);
  expect(whole).toContain('<p>Hi</p>');
});

test('what a row holds, and which row leads to which, still counts', () => {
  const whole = withRowsInOrder(early);
  expect(withRowsInOrder(early.replace('"ply":2', '"ply":3'))).not.toBe(whole);
  expect(withRowsInOrder(early.replace('"$L2","$3"', '"$L3","$2"'))).not.toBe(whole);
  expect(withRowsInOrder(`${early}4:{"more":1}\n`)).not.toBe(whole);
});

test('what is neither stays as it is', () => {
  expect(withRowsInOrder('{"data":null}')).toBe('{"data":null}');
});
