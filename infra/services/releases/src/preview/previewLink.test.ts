import { generateKeyPairSync } from 'node:crypto';
import { seal } from '../store/signature';
import { openPreview, sealPreview } from './previewLink';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const until = new Date('2026-11-26T10:00:00.000Z');
const before = new Date('2026-11-25T10:00:00.000Z');
const link = sealPreview('r7', until, privateKey);

test('a signed link opens its release until it ends', () => {
  expect(openPreview(link, publicKey, before)).toEqual({ release: 'r7', until, nonce: expect.any(String) });
  expect(openPreview(link, publicKey, until)).toBeNull();
});

test('two links to one release differ, so each can be used once', () => {
  expect(sealPreview('r7', until, privateKey)).not.toBe(link);
});

test.each([
  ['another release', link.replace('r7', 'r8')],
  ['a later end', link.replace(/\.\d{10}\./, '.9999999999.')],
  ['another nonce', link.replace(/\.([\w-]{11})\./, '.AAAAAAAAAAA.')],
  ['a cut signature', link.slice(0, -1)],
  ['no signature', link.split('.').slice(0, 3).join('.')],
  ['the signature of another key', sealPreview('r7', until, generateKeyPairSync('ed25519').privateKey)],
  [
    'the signature of a release file',
    `r7.1795687200.AAAAAAAAAAA.${Buffer.from(JSON.parse(seal('r7.1795687200.AAAAAAAAAAA', privateKey)).signature, 'base64').toString('base64url')}`,
  ],
  ['nothing', ''],
])('a link with %s opens nothing', (_name, changed) => {
  expect(openPreview(changed, publicKey, before)).toBeNull();
});
