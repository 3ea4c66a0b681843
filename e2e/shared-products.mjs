import { runProduct } from './run-product.mjs';

/** @type {{ origin: string; stop(): Promise<unknown> }[]} */
let products = [];

/**
 * Before the first browser test: one product for each worker, in which its files play one after another.
 * @param {{ maxWorkers: number }} options
 */
export default async function startShared({ maxWorkers }) {
  // The first one builds what is stale; two of them would build the same at once.
  products = [await runProduct()];
  products.push(...(await Promise.all(Array.from({ length: maxWorkers - 1 }, runProduct))));
  process.env.SHARED_PRODUCTS = products.map(({ origin }) => origin).join(' ');
}

/** After the last one. */
export async function stopShared() {
  await Promise.all(products.map((product) => product.stop()));
}
