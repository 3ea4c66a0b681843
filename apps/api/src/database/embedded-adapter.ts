import type { PGlite } from '@electric-sql/pglite';
import type { SqlDriverAdapter, Transaction } from '@prisma/driver-adapter-utils';
import { PrismaPGlite } from 'pglite-prisma-adapter';

/**
 * Prisma's adapter for PGlite, with a COMMIT that can fail: the package reports every COMMIT as a success, and then a
 * move would be acknowledged that was never kept.
 */
export class EmbeddedAdapter extends PrismaPGlite {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    super(pglite);
    this.#pglite = pglite;
  }

  override async connect(): Promise<SqlDriverAdapter> {
    return Object.assign(await super.connect(), { startTransaction: () => this.#startTransaction() });
  }

  async #startTransaction(): Promise<Transaction> {
    let failure: unknown;
    const watched = {
      transaction: (run: Parameters<PGlite['transaction']>[0]) =>
        this.#pglite.transaction(run).catch((error) => {
          failure = error;
          throw error;
        }),
    };
    const adapter = await new PrismaPGlite(watched as PGlite).connect();
    const transaction = await adapter.startTransaction();
    const commit = transaction.commit.bind(transaction);
    return Object.assign(transaction, {
      commit: async () => {
        await commit();
        if (failure) throw failure;
      },
    });
  }
}
