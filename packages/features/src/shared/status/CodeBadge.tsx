import { StatusBadge, type StatusBadgeProps } from '@hien/ui';
import { useLanguage } from '../i18n/useLanguage.ts';
import { type Status, statusOf } from './define-status.ts';

export type CodeBadgeProps<Code extends string> = Omit<StatusBadgeProps, 'tone' | 'children'> & {
  /** The list the code belongs to, e.g. `orderStatus`. */
  status: Status<Code>;
  /** As it came: a name or a number. */
  code: string | number | null | undefined;
};

/** The badge of a code in the page's language. */
export function CodeBadge<Code extends string>({ status, code, ...rest }: CodeBadgeProps<Code>) {
  const { tone, text } = statusOf(status, code, useLanguage());
  return (
    <StatusBadge tone={tone} {...rest}>
      {text}
    </StatusBadge>
  );
}
