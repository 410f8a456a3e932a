import { CLEAN_MARKET, MARKET, shareOf, type Standing, standingsOf } from './standings';

function line(standing: Standing): string {
  return [
    standing.carrierId.padEnd(7),
    String(standing.taken).padStart(6),
    String(standing.cheapest).padStart(9),
    `${(shareOf(standing) * 100).toFixed(1)}%`.padStart(7),
  ].join(' ');
}

function table(heading: string, market: typeof MARKET): string {
  return [heading, 'carrier  takes  cheapest  share', ...standingsOf(market).map(line)].join('\n');
}

process.stdout.write(`${table(`${MARKET.length} generated quotes of all states`, MARKET)}\n\n`);
process.stdout.write(`${table('the same without accidents and tickets', CLEAN_MARKET)}\n`);
