import { configure } from '@testing-library/dom';

// What is waited for often comes with code that jest has yet to transform, on a machine that is busy with other things.
configure({ asyncUtilTimeout: 60_000 });
