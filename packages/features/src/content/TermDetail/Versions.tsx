import type { TermsText } from '@hien/api';
import { Heading, Link, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { termsStatus } from '../../shared/status/account-status.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import * as s from './TermDetailView.css.ts';

/** All versions, newest first; none is ever taken away. */
export function Versions({ document: { category, shown, versions } }: { document: TermsText }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return (
    <section className={s.versions}>
      <Heading level={2} size="h4">
        {text('terms.versions')}
      </Heading>
      <ol>
        {versions.map(({ version, state, announced_at, in_force_from }) => (
          <li key={version} className={s.version}>
            {version === shown.version ? (
              <Text as="strong" weight="medium">
                {text('terms.version', { version })}
              </Text>
            ) : (
              <Link
                href={paths.termDetail.to(
                  language,
                  { category },
                  state === 'in_force' ? {} : { version: String(version) },
                )}
              >
                {text('terms.version', { version })}
              </Link>
            )}
            <CodeBadge status={termsStatus} code={state} />
            <Text as="span" size="small" tone="muted">
              {text('terms.version.dates', {
                announced: format.date(announced_at),
                date: format.date(in_force_from),
              })}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  );
}
