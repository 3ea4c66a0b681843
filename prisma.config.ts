import { defineConfig } from 'prisma/config';

// The command line wants a native schema engine and would download one, although `generate`, `validate` and `format`
// never run it. Naming any executable that exists keeps it offline; migrations go through the WebAssembly engine.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({ schema: 'prisma/schema.prisma', migrations: { path: 'prisma/migrations' } });
