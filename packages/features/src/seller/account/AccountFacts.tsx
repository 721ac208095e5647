import type { ShopAccount } from '@hien/api';
import { formatPhone, shopDataFields } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ButtonLink, DefinitionList, Heading, Link, Notice, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ShopDataValue } from '../../shared/shops/ShopDataValue.tsx';
import { accountHref } from '../parts/sections.ts';
import { useKeepsShop } from '../parts/useKeepsShop.ts';
import * as s from './account.css.ts';
import { PastChanges } from './PastChanges.tsx';
import { StandingRule } from './StandingRule.tsx';
import { WaitingChange } from './WaitingChange.tsx';

/** What the shop's papers say, whom one reaches, and what was asked to be shown instead. */
export function AccountFacts({ account }: { account: ShopAccount }) {
  const text = useText();
  const language = useLanguage();
  const { date } = useFormat();
  const { data, contract, verifiedAt, changes } = account;
  const keeps = useKeepsShop();
  const waiting = changes.find(({ state }) => state === 'waiting');
  const unknown = text('shop-data.none');
  return (
    <div className={s.page}>
      {keeps ? null : <Notice tone="info">{text('seller.account.owners')}</Notice>}
      {waiting === undefined ? null : <WaitingChange change={waiting} version={account.version} />}
      <section className={s.part}>
        <div className={s.head}>
          <Heading level={2} size="h4">
            {text('seller.account.papers')}
          </Heading>
          {keeps ? (
            <ButtonLink size="sm" href={accountHref(language, { plan: 'change' })}>
              {text(waiting === undefined ? 'seller.account.ask' : 'seller.account.ask.again')}
            </ButtonLink>
          ) : null}
        </div>
        <Text tone="muted" measure>
          {text('seller.account.papers.lead')}
        </Text>
        <DefinitionList
          look="columns"
          items={[
            ...shopDataFields.map((field) => ({
              term: text(`shop-data.${field}`),
              detail: (
                <span className={s.value}>
                  <ShopDataValue field={field} data={data} />
                </span>
              ),
            })),
            {
              term: text('seller.account.verified'),
              detail: verifiedAt === null ? unknown : date(verifiedAt, 'date'),
            },
            {
              term: text('seller.account.contract'),
              detail:
                contract === null ? (
                  unknown
                ) : (
                  <Link href={paths.termDetail.to(language, { category: 'seller' })}>
                    {text('seller.account.contract.version', {
                      version: contract.termsVersion,
                      date: date(contract.agreedAt, 'date'),
                    })}
                  </Link>
                ),
            },
          ]}
        />
      </section>
      <section className={s.part}>
        <div className={s.head}>
          <Heading level={2} size="h4">
            {text('seller.account.contact')}
          </Heading>
          {keeps ? (
            <ButtonLink size="sm" href={accountHref(language, { plan: 'contact' })}>
              {text('seller.account.contact.edit')}
            </ButtonLink>
          ) : null}
        </div>
        <Text tone="muted" measure>
          {text('seller.account.contact.lead')}
        </Text>
        <DefinitionList
          look="columns"
          items={[
            { term: text('seller.account.contact-name'), detail: account.contactName || unknown },
            { term: text('contact.phone'), detail: formatPhone(account.contactPhone) },
            { term: text('contact.email'), detail: account.contactEmail },
            { term: text('seller.account.warehouse'), detail: account.warehouse || unknown },
          ]}
        />
      </section>
      <section className={s.part}>
        <div className={s.head}>
          <Heading level={2} size="h4">
            {text('seller.standing')}
          </Heading>
          <ButtonLink size="sm" href={accountHref(language, { plan: 'standing' })}>
            {text('seller.standing.see')}
          </ButtonLink>
        </div>
        <StandingRule />
      </section>
      <section className={s.part}>
        <div className={s.head}>
          <Heading level={2} size="h4">
            {text('seller.team')}
          </Heading>
          <ButtonLink size="sm" href={accountHref(language, { plan: 'team' })}>
            {text(keeps ? 'seller.team.manage' : 'seller.team.see')}
          </ButtonLink>
        </div>
        <Text tone="muted" measure>
          {text(keeps ? 'seller.team.lead' : 'seller.team.lead.staff')}
        </Text>
      </section>
      {keeps ? (
        <section className={s.part}>
          <div className={s.head}>
            <Heading level={2} size="h4">
              {text('seller.log')}
            </Heading>
            <ButtonLink size="sm" href={accountHref(language, { plan: 'log' })}>
              {text('seller.log.read')}
            </ButtonLink>
          </div>
          <Text tone="muted" measure>
            {text('seller.log.lead')}
          </Text>
        </section>
      ) : null}
      <PastChanges changes={changes.filter(({ state }) => state !== 'waiting')} />
    </div>
  );
}
