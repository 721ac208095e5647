import {
  style as plainStyle,
  styleVariants as plainVariants,
  type ComplexStyleRule,
  type StyleRule,
} from '@vanilla-extract/css';
import { recipe as plainRecipe } from '@vanilla-extract/recipes';
import { layers } from './layers.css.ts';

/** vanilla-extract's `style`, `styleVariants` and `recipe`, with every rule in the `ui` layer. */
type Rule = Exclude<ComplexStyleRule, readonly unknown[]> | StyleRule;

function inLayer(rule: ComplexStyleRule): ComplexStyleRule {
  if (Array.isArray(rule)) return rule.map((part) => (isRule(part) ? layered(part) : part));
  return isRule(rule) ? layered(rule) : rule;
}

function isRule(part: unknown): part is Rule {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

function layered(rule: Rule): StyleRule {
  const { vars, ...rest } = rule as StyleRule;
  return { '@layer': { [layers.ui]: vars ? { vars, ...rest } : rest } };
}

export function style(rule: ComplexStyleRule): string {
  return plainStyle(inLayer(rule));
}

export function styleVariants<Rules extends Record<string | number, ComplexStyleRule>>(
  rules: Rules,
): Record<keyof Rules, string> {
  return plainVariants(rules, inLayer);
}

type RecipeRule = ComplexStyleRule | string;
type VariantGroups = Record<string, Record<string, RecipeRule>>;
type Pattern<Variants extends VariantGroups> = Parameters<typeof plainRecipe<Variants>>[0];

export function recipe<Variants extends VariantGroups>(pattern: Pattern<Variants>) {
  const rule = (part: RecipeRule): RecipeRule => (typeof part === 'string' ? part : inLayer(part));
  const variants = Object.fromEntries(
    Object.entries(pattern.variants ?? {}).map(([group, values]) => [
      group,
      Object.fromEntries(Object.entries(values).map(([name, part]) => [name, rule(part)])),
    ]),
  ) as Variants;
  return plainRecipe<Variants>({
    ...pattern,
    ...(pattern.base === undefined ? {} : { base: rule(pattern.base) }),
    variants,
    ...(pattern.compoundVariants
      ? {
          compoundVariants: pattern.compoundVariants.map((each) => ({
            ...each,
            style: rule(each.style),
          })),
        }
      : {}),
  });
}
