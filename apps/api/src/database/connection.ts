import type { SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils';

/** Which PostgreSQL: a server's, or the one inside this process. */
export type DatabaseKind = 'postgres' | 'embedded';

/** An open, migrated database, as each kind provides it. */
export interface DatabaseConnection {
  readonly kind: DatabaseKind;
  readonly adapter: SqlDriverAdapterFactory;
  close(): Promise<void>;
}
