import { preset } from '../../jest.preset.js';

export default preset('web', { jsx: true });
