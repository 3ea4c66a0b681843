import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';

const BINDINGS = '@prisma/schema-engine-wasm/schema_engine_bg';

/** Prisma's schema engine: it applies migrations, keeps their history and compares schemas. */
export type SchemaEngine = bindings.SchemaEngine;

let instantiated: Promise<void> | undefined;

/**
 * Prisma's schema engine on a database.
 *
 * @param adapter the driver adapter of the database to work on
 * @param schema the text of schema.prisma
 */
export async function openSchemaEngine(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  schema: string,
): Promise<SchemaEngine> {
  instantiated ??= instantiate();
  await instantiated;
  const ignoreLog = () => {};
  return bindings.SchemaEngine.new(
    { datamodels: [['schema.prisma', schema]] },
    ignoreLog,
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
}

/** The part of the platform's WebAssembly in use here; neither the ES2023 library nor Node's types declare it. */
interface WebAssemblyPlatform {
  instantiate(
    code: Uint8Array,
    imports: Record<string, unknown>,
  ): Promise<{ instance: { exports: { __wbindgen_start(): void } } }>;
}

/** The package's own entry imports its .wasm file as a module, which Node does only behind a flag. */
async function instantiate(): Promise<void> {
  const folder = dirname(createRequire(import.meta.url).resolve(BINDINGS));
  const code = await readFile(join(folder, 'schema_engine_bg.wasm'));
  const { WebAssembly } = globalThis as unknown as { WebAssembly: WebAssemblyPlatform };
  const { instance } = await WebAssembly.instantiate(code, {
    './schema_engine_bg.js': withoutLingeringTimers(),
  });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
}

/** The engine starts ten seconds of patience for its advisory lock and never stops them: they must not keep a process alive. */
function withoutLingeringTimers(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(bindings as Record<string, unknown>).map(([name, binding]) => {
      if (!name.startsWith('__wbg_setTimeout_')) return [name, binding];
      const startTimer = binding as (callback: unknown, delay: number) => NodeJS.Timeout;
      return [name, (callback: unknown, delay: number) => startTimer(callback, delay).unref()];
    }),
  );
}
