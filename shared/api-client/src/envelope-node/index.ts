/** The server key on node:crypto; never imported by a browser bundle. */
export { importNodeServerKey } from './importNodeServerKey';
