import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { readEnvironment } from './environment';
import { mailSettings } from './mail/mailSettings';

const SITE_CONFIG = join(__dirname, '../../../../hosts/shell/site.config.json');

test('mail defaults: the local mailbox, links to the site, an example agent', () => {
  const { siteUrl, mail } = readEnvironment({ PORT_BASE: '5200' });
  expect([siteUrl, mail]).toMatchObject([
    'http://localhost:5200',
    { url: 'http://127.0.0.1:5224', apiKey: null, from: null, agentEmail: 'agents@milepost.example' },
  ]);
});

test.each([
  ['SITE_URL', 'site.example'],
  ['CARD_SDK_URL', 'https://'],
  ['HOST', 'nowhere'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMIT_SCALE', '0'],
  ['MAIL_URL', 'http://'],
  ['SITE_URL', 'https://site.example/path'],
  ['HOOKS_URL', 'https://site.example/v2/hooks'],
  ['MAIL_URL', 'smtp://user:password@mail.example'],
  ['MAIL_URL', 'smtps://'],
  ['MAIL_URL', 'ftp://mail.example'],
  ['ADDRESS_URL', 'ftp://addresses.example'],
  ['MAIL_FROM', 'nobody'],
  ['AGENT_EMAIL', 'Agent <agent@example.com>'],
  ['PORT_BASE', 'many'],
  ['DATABASE_URL', 'postgres://user:password@a,,b/quotes'],
  ['TRUSTED_PROXIES', '10.0.0.0/8, somewhere'],
  ['HSTS_SECONDS', 'a year'],
  ['PRE_CLOSE_WAIT_MS', '-1'],
])('rejects %s=%s by name', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(`${name} must be`);
});

/** What a deployed site must say. */
const DEPLOYED = {
  SITE_URL: 'https://site.example/',
  CARD_SDK_URL: 'https://cards.test',
  CARD_SDK_API_KEY: 'a',
  PAYMENT_FORM_URL: 'https://form.test',
  PAYMENT_FORM_API_KEY: 'b',
  ESIGN_URL: 'https://sign.test',
  ESIGN_API_KEY: 'c',
  MAIL_URL: 'https://mail.test',
};

test('a deployed site has no stand-ins, and the rest follows from its address', () => {
  const { siteUrl, hooksUrl, vehicleDataOrigin, examplePartner } = readEnvironment(DEPLOYED);
  expect([siteUrl, hooksUrl, vehicleDataOrigin, examplePartner]).toEqual([
    'https://site.example',
    'https://site.example',
    'https://vehicle-data.site.example',
    null,
  ]);
});

test.each([
  [{ CARD_SDK_URL: undefined }, 'CARD_SDK_URL must be set where SITE_URL is a deployed site'],
  [{ ESIGN_API_KEY: '' }, 'ESIGN_API_KEY must be set to a value'],
  [{ MAIL_URL: undefined }, 'MAIL_URL must be set'],
  [{ HOOKS_URL: 'http://hooks.test' }, 'HOOKS_URL must be https where SITE_URL is'],
  [{ SITE_URL: 'http://site.example', HSTS_SECONDS: '60' }, 'HSTS_SECONDS must be 0 or not set'],
  [{ DATABASE_URL: 'postgres://a@b/c' }, 'MASTER_KEY must be set where DATABASE_URL is'],
  [{ MASTER_KEY: 'short' }, 'MASTER_KEY must hold 32 bytes'],
  [{ MAIL_URL: 'smtps://user@mail.test' }, 'MAIL_API_KEY must be set where MAIL_URL is a mail server'],
  [{ ADDRESS_API_KEY: 'k' }, 'ADDRESS_URL must be set where ADDRESS_API_KEY is'],
])('%j contradicts a deployed site', (change, said) => {
  expect(() => readEnvironment({ ...DEPLOYED, ...change })).toThrow(said);
});

test("the sender is the site's provider; a missing key is created once and kept", () => {
  const folder = tempFolder('mail-settings');
  const settings = () => mailSettings(readEnvironment(DEPLOYED), folder, SITE_CONFIG);
  expect(settings()).toMatchObject({
    site: { url: 'https://site.example', brand: 'Milepost', email: 'help@milepost.example' },
    agentEmail: 'agents@milepost.example',
  });
  const key = readFileSync(join(folder, 'mail-box', 'api.key'), 'utf8');
  settings();
  expect([key.length, readFileSync(join(folder, 'mail-box', 'api.key'), 'utf8')]).toEqual([44, key]);
  rmSync(folder, { recursive: true });
});

test('a site configuration that cannot be read is named', () => {
  const environment = readEnvironment({ SITE_CONFIG: __filename });
  expect(() => mailSettings(environment, tempFolder('no-config'), SITE_CONFIG)).toThrow(
    'SITE_CONFIG must be',
  );
});

test('a configuration that lacks the license of a state is refused (reading 62) [R62]', () => {
  const config = JSON.parse(readFileSync(SITE_CONFIG, 'utf8'));
  const folder = tempFolder('site-config');
  const file = join(folder, 'site.config.json');
  const settings = (agency: object) => {
    writeFileSync(file, JSON.stringify({ ...config, agency }));
    return mailSettings(readEnvironment({ SITE_CONFIG: file }), folder, SITE_CONFIG);
  };
  expect(settings(config.agency).site.agency).toEqual(config.agency);
  const { TX: _none, ...others } = config.agency.licenses;
  expect(() => settings({ ...config.agency, licenses: others })).toThrow(/agency\.licenses needs .* TX/);
});
