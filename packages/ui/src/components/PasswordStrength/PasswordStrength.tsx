import { Check, Circle } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './PasswordStrength.css.ts';
import { strengthOf } from './strength.ts';

export type PasswordStrengthProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  password: string;
  /** For nothing typed, then weak, fair, good, strong: “Yếu” … “Rất mạnh”. */
  words: readonly [string, string, string, string, string];
  /** Before the word: “Độ mạnh”. */
  label: string;
  /** What the form asks for, ticked as it is met. */
  rules?: readonly { text: string; met: boolean }[];
  /** Before a rule for screen readers: “đạt”, “chưa đạt”. */
  metLabels?: { met: string; unmet: string };
};

/** How hard a password is to guess, and what is asked of it. Advises; it is the schema that refuses. */
export const PasswordStrength = ({
  password,
  words,
  label,
  rules = [],
  metLabels,
  className,
  ...rest
}: PasswordStrengthProps) => {
  const strength = strengthOf(password);
  return (
    <div className={cx(s.root, className)} {...rest}>
      <div className={s.bars} aria-hidden>
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={cx(s.bar, bar <= strength && s.level[strength])} />
        ))}
      </div>
      <output className={s.word}>
        {label}: <strong className={s.strength}>{words[strength]}</strong>
      </output>
      {rules.length > 0 ? (
        <ul className={s.rules}>
          {rules.map(({ text, met }) => (
            <li key={text} className={cx(s.rule, met && s.met)}>
              {met ? (
                <Check className={s.icon} strokeWidth={2} role="img" aria-label={metLabels?.met} />
              ) : (
                <Circle
                  className={s.icon}
                  strokeWidth={1.5}
                  role="img"
                  aria-label={metLabels?.unmet}
                />
              )}
              {text}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};
