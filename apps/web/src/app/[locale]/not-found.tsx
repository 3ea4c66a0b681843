export { Lost as default } from '../../ui/lost';
