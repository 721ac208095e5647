import type { Consent, ConsentList } from '@hien/api';
import { type OptionalConsent, optionalConsents, termsCategoryLabels } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Link, Stack, Text } from '@hien/ui';
import { type ReactNode, useId } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { FormSkeleton } from '../parts/FormSkeleton.tsx';
import { Panel } from '../parts/Panel.tsx';
import { ConsentSwitch } from './ConsentSwitch.tsx';
import * as s from './Consents.css.ts';

export interface ConsentsProps {
  consents: Loadable<ConsentList>;
  /** Whose history is unfolded. */
  unfolded: Consent['kind'] | undefined;
  onUnfold: (kind: Consent['kind'] | undefined) => void;
  onSet: (kind: OptionalConsent, granted: boolean) => Promise<void>;
}

const isOptional = (kind: Consent['kind']): kind is OptionalConsent =>
  optionalConsents.some((one) => one === kind);

/** What the member agrees to: what can be switched, and what the account cannot be without. */
export function Consents({ consents, ...rest }: ConsentsProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <div id="consents">
      <Panel title={text('my-page.consents.title')} text={text('my-page.consents.text')}>
        <QueryBoundary query={consents} skeleton={<FormSkeleton fields={3} />}>
          {({ items }) => {
            const needed = items.filter(({ kind }) => !isOptional(kind));
            return (
              <Stack gap={5}>
                <ul className={s.list}>
                  {items
                    .filter(({ kind }) => isOptional(kind))
                    .map((one) => (
                      <Row key={one.kind} one={one} {...rest} />
                    ))}
                </ul>
                {needed.length === 0 ? null : (
                  <div>
                    <Text weight="strong">{text('my-page.consents.needed')}</Text>
                    <Text size="small" tone="muted">
                      {text('my-page.consents.needed.text')}{' '}
                      <Link href={paths.deleteUserAccount.to(language)}>
                        {text('my-page.profile.leave')}
                      </Link>
                    </Text>
                    <ul className={s.list}>
                      {needed.map((one) => (
                        <Row key={one.kind} one={one} {...rest} />
                      ))}
                    </ul>
                  </div>
                )}
                <Text size="small" tone="muted" measure>
                  {text('my-page.consents.contractors')}
                </Text>
              </Stack>
            );
          }}
        </QueryBoundary>
      </Panel>
    </div>
  );
}

type RowProps = Omit<ConsentsProps, 'consents'> & { one: Consent };

function Row({ one, unfolded, onUnfold, onSet }: RowProps) {
  const text = useText();
  const id = useId();
  const name = useName()(one.kind);
  const { kind, history } = one;
  return (
    <li className={s.item}>
      <div className={s.words}>
        <Text weight="strong">{name}</Text>
        {isOptional(kind) ? (
          <Text size="small" tone="muted">
            {text(`my-page.consents.${kind}.text`)}
          </Text>
        ) : null}
        <Text size="small" id={id}>
          <Standing one={one} />
        </Text>
      </div>
      {isOptional(kind) ? (
        <ConsentSwitch
          label={name}
          describedBy={id}
          on={one.granted}
          onSwitch={(on) => onSet(kind, on)}
        />
      ) : (
        <Document kind={kind} />
      )}
      {history.length === 0 ? null : (
        <details className={s.history} open={unfolded === kind}>
          <summary
            className={s.summary}
            onClick={(event) => {
              // The address says what is open.
              event.preventDefault();
              onUnfold(unfolded === kind ? undefined : kind);
            }}
          >
            {text('my-page.consents.history', { count: history.length })}
          </summary>
          <History one={one} name={name} />
        </details>
      )}
    </li>
  );
}

function Standing({ one: { granted, since, version } }: { one: Consent }): ReactNode {
  const text = useText();
  const format = useFormat();
  if (since === null || version === null)
    return text(granted ? 'my-page.consents.given' : 'my-page.consents.never');
  return text(granted ? 'my-page.consents.since' : 'my-page.consents.taken', {
    date: format.date(since),
    version,
  });
}

function History({ one, name }: { one: Consent; name: string }) {
  const text = useText();
  const format = useFormat();
  return (
    <ol className={s.entries} aria-label={text('my-page.consents.history.of', { name })}>
      {one.history.map(({ granted, version, at }) => (
        <li key={`${at} ${granted}`}>
          {text(granted ? 'my-page.consents.entry.given' : 'my-page.consents.entry.taken', {
            date: format.date(at, 'dateTime'),
            version,
          })}
        </li>
      ))}
    </ol>
  );
}

/** Where what was agreed to can be read; being of age has no document. */
function Document({ kind }: { kind: Consent['kind'] }) {
  const text = useText();
  const language = useLanguage();
  if (kind === 'adult') return null;
  const category = kind === 'terms' ? 'service' : 'privacy';
  return (
    <Link href={paths.termDetail.to(language, { category })}>{text('my-page.consents.read')}</Link>
  );
}

/** What a consent is called, here and in what is said of it afterwards. */
export function useName(): (kind: Consent['kind']) => string {
  const text = useText();
  const language = useLanguage();
  return (kind) => {
    if (kind === 'terms') return termsCategoryLabels.service[language];
    if (kind === 'privacy') return termsCategoryLabels.privacy[language];
    return text(`my-page.consents.${kind}`);
  };
}
