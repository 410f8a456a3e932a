import { declaredPackages } from './declared';
import { outdatedPackages } from './outdated';
import { REASONS } from './reasons';

/** npm run dependencies: each npm package, why it is here, who uses it, and what is behind and why. */
const outdated = outdatedPackages();
for (const [name, users] of declaredPackages()) {
  const { why = 'no reason given', held } = REASONS[name] ?? {};
  const newer = outdated?.get(name);
  const behind = newer ? `; ${newer.current}, newest is ${newer.latest}${held ? `: ${held}` : ''}` : '';
  console.log(`${name}: ${why} (${users.join(', ')})${behind}`);
}
console.log(
  outdated ? `${outdated.size} are not the newest` : 'Without a network, nothing is known of newer versions',
);
