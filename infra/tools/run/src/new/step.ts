import { paths } from '@shared/domain';
import { Misuse, type Plan } from './plan';
import { bindStep } from './steps/bind';
import { quoteStep } from './steps/quote';
import { ratesStep } from './steps/rates';
import { capitalized, filesFrom } from './templates';

const STEPS = { quote: quoteStep, rates: ratesStep, bind: bindStep };

const isRemote = (name: string): name is keyof typeof STEPS => Object.hasOwn(STEPS, name);

/** A step of the quote, the rates or the purchase: its screen, texts, route and place in the journey. */
export function stepPlan(name: string, remote = 'quote'): Plan {
  if (!isRemote(remote))
    throw new Misuse(`Steps belong to ${Object.keys(STEPS).join(', ')}, not to "${remote}"`);
  if (!/^[a-z][a-zA-Z]{2,19}$/.test(name))
    throw new Misuse(`"${name}" is no name for a step: 3 to 20 letters, a lowercase one first`);
  const { isTaken, template, folder, lines } = STEPS[remote];
  if (name in paths || isTaken(name))
    throw new Misuse(`Nothing was changed: there is a step or path ${name} already`);
  const Name = capitalized(name);
  const NAME = name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
  return {
    files: filesFrom(template, { name, Name, NAME }),
    lines: lines(name, Name),
    next: [`npx jest ${folder}/${name}: one test fails and says what to do first`],
  };
}
