export { stopShared as default } from './shared-products.mjs';
