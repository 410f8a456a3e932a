import { generateKeyPairSync } from 'node:crypto';
import { seal } from '../store/signature';
import { openPreview, sealPreview } from './previewLink';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const until = new Date('2026-11-26T10:00:00.000Z');
const before = new Date('2026-11-25T10:00:00.000Z');
const link = sealPreview('quote@3f2a-7', until, privateKey);

test('a signed link opens its release until it ends', () => {
  expect(openPreview(link, publicKey, before)).toEqual({
    release: 'quote@3f2a-7',
    until,
    nonce: expect.any(String),
  });
  expect(openPreview(link, publicKey, until)).toBeNull();
});

test('two links to one release differ, so each can be used once', () => {
  expect(sealPreview('quote@3f2a-7', until, privateKey)).not.toBe(link);
});

test.each([
  ['another release', link.replace('quote@3f2a-7', 'quote@3f2a-8')],
  ['a later end', link.replace(/\.\d{10}\./, '.9999999999.')],
  ['another nonce', link.replace(/\.([\w-]{11})\./, '.AAAAAAAAAAA.')],
  ['a cut signature', link.slice(0, -1)],
  ['no signature', link.split('.').slice(0, 3).join('.')],
  [
    'the signature of another key',
    sealPreview('quote@3f2a-7', until, generateKeyPairSync('ed25519').privateKey),
  ],
  [
    'the signature of a release file',
    `quote@3f2a-7.1795687200.AAAAAAAAAAA.${Buffer.from(JSON.parse(seal('quote@3f2a-7.1795687200.AAAAAAAAAAA', privateKey)).signature, 'base64').toString('base64url')}`,
  ],
  ['nothing', ''],
])('a link with %s opens nothing', (_name, changed) => {
  expect(openPreview(changed, publicKey, before)).toBeNull();
});
