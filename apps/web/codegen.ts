import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types every `.graphql` document of the features against the contract the API emits. */
const config: CodegenConfig = {
  schema: '../../schema.graphql',
  documents: 'src/**/*.graphql',
  generates: {
    'src/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        enumsAsTypes: true,
        useTypeImports: true,
        strictScalars: true,
        scalars: { Square: '@fog/engine#SquareName', DateTime: 'string' },
      },
    },
  },
};

export default config;
