import {
  style as plainStyle,
  styleVariants as plainVariants,
  type ComplexStyleRule,
  type StyleRule,
} from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

type Rule = Exclude<ComplexStyleRule, readonly unknown[]> | StyleRule;

function inLayer(rule: ComplexStyleRule): ComplexStyleRule {
  if (Array.isArray(rule)) return rule.map((part) => (isRule(part) ? layered(part) : part));
  return isRule(rule) ? layered(rule) : rule;
}

function isRule(part: unknown): part is Rule {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

function layered(rule: Rule): StyleRule {
  const { vars, ...rest } = rule;
  return { '@layer': { [layers.ui]: vars ? { vars, ...rest } : rest } };
}

/** vanilla-extract's `style`, in the `ui` layer. */
export function style(rule: ComplexStyleRule): string {
  return plainStyle(inLayer(rule));
}

/** vanilla-extract's `styleVariants`, in the `ui` layer. */
export function styleVariants<Rules extends Record<string | number, ComplexStyleRule>>(
  rules: Rules,
): Record<keyof Rules, string> {
  return plainVariants(rules, inLayer);
}
