import { generateKeyPairSync } from 'node:crypto';
import { openInspector, sealInspector } from './inspectorLink';
import { openPreview, sealPreview } from './previewLink';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const until = new Date('2026-11-26T10:00:00.000Z');
const before = new Date('2026-11-25T10:00:00.000Z');
const link = sealInspector(until, privateKey);

test('a signed link opens the inspector until it ends', () => {
  expect(openInspector(link, publicKey, before)).toMatchObject({ until });
  expect(openInspector(link, publicKey, until)).toBeNull();
});

test.each([
  ['a later end', link.replace(/\.\d{10}\./, '.9999999999.')],
  ['a cut signature', link.slice(0, -1)],
  ['the signature of another key', sealInspector(until, generateKeyPairSync('ed25519').privateKey)],
  ['a preview', sealPreview('r7', until, privateKey)],
  ['a preview called an inspector', sealPreview('r7', until, privateKey).replace('r7', 'site')],
  ['nothing', ''],
])('%s opens nothing', (_name, changed) => {
  expect(openInspector(changed, publicKey, before)).toBeNull();
});

test('an inspector link previews nothing', () => {
  expect(openPreview(link, publicKey, before)).toBeNull();
  expect(openPreview(link.replace('site', 'r7'), publicKey, before)).toBeNull();
});
