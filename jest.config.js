export default { projects: ['<rootDir>/packages/engine', '<rootDir>/apps/api', '<rootDir>/apps/web', '<rootDir>/scripts'] };
