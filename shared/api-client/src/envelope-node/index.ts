/** The server's key over node:crypto; no browser bundle imports this entry. */
export { importNodeServerKey } from './importNodeServerKey';
