import type { TermsText } from '@hien/api';
import { termsCategoryLabels } from '@hien/domain';
import { ButtonLink, Heading, Link, Notice, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { termsStatus } from '../../shared/status/account-status.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import * as s from './TermDetailView.css.ts';

/** Which version this is, since when or from when it applies, and what else there is. */
export function DocumentHead({ document }: { document: TermsText }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { category, shown, versions, changes, sample } = document;
  const next = versions.find(({ state }) => state === 'announced');
  const to = (query: { version?: string; print?: string }) =>
    paths.termDetail.to(language, { category }, query);
  const own = shown.state === 'in_force' ? {} : { version: String(shown.version) };
  return (
    <header className={s.head}>
      <Heading level={1}>{termsCategoryLabels[category][language]}</Heading>
      <Text size="lead" tone="muted" measure>
        {document.summary}
      </Text>
      <div className={s.facts}>
        <CodeBadge status={termsStatus} code={shown.state} />
        <Text as="span" size="small" tone="muted">
          {text(shown.state === 'announced' ? 'terms.version.from' : 'terms.version.since', {
            version: shown.version,
            date: format.date(shown.in_force_from),
          })}
        </Text>
        <ButtonLink size="sm" href={to({ ...own, print: '1' })}>
          {text('terms.print')}
        </ButtonLink>
      </div>
      {sample ? (
        <Notice tone="caution" className={s.notice}>
          {text('terms.sample')}
        </Notice>
      ) : null}
      {shown.state === 'in_force' && next ? (
        <Notice
          tone="info"
          className={s.notice}
          title={text('terms.next.title', {
            version: next.version,
            date: format.date(next.in_force_from),
          })}
        >
          {text(next.important ? 'terms.next.important' : 'terms.next.usual')}{' '}
          <Link href={to({ version: String(next.version) })}>{text('terms.next.read')}</Link>
        </Notice>
      ) : null}
      {shown.state === 'in_force' ? null : (
        <Notice tone="info" className={s.notice} title={text(`terms.shown.${shown.state}`)}>
          <Link href={to({})}>{text('terms.to-current')}</Link>
        </Notice>
      )}
      {changes ? (
        <Text size="small" measure>
          <strong>{text('terms.changes')}</strong> {changes}
        </Text>
      ) : null}
    </header>
  );
}
