import {
  style as plainStyle,
  styleVariants as plainVariants,
  type ComplexStyleRule,
  type StyleRule,
} from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

type Rule = Exclude<ComplexStyleRule, readonly unknown[]> | StyleRule;

function inLayer(rule: ComplexStyleRule, layer: string = layers.ui): ComplexStyleRule {
  if (Array.isArray(rule)) return rule.map((part) => (isRule(part) ? layered(part, layer) : part));
  return isRule(rule) ? layered(rule, layer) : rule;
}

function isRule(part: unknown): part is Rule {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

function layered(rule: Rule, layer: string): StyleRule {
  const { vars, ...rest } = rule;
  return { '@layer': { [layer]: vars ? { vars, ...rest } : rest } };
}

/** vanilla-extract's `style`, in the `ui` layer. */
export function style(rule: ComplexStyleRule): string {
  return plainStyle(inLayer(rule));
}

/** `style` for what components build upon: their own rules win, in whatever order the sheets arrive. */
export function sharedStyle(rule: ComplexStyleRule): string {
  return plainStyle(inLayer(rule, layers.shared));
}

/** vanilla-extract's `styleVariants`, in the `ui` layer. */
export function styleVariants<Rules extends Record<string | number, ComplexStyleRule>>(
  rules: Rules,
): Record<keyof Rules, string> {
  return plainVariants(rules, (rule) => inLayer(rule));
}
