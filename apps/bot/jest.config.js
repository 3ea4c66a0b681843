import { preset } from '../../jest.preset.js';

export default preset('bot', { decorators: true });
