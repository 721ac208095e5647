import { limits } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ButtonLink, DefinitionList, Heading, Link, Notice, Price, Text } from '@hien/ui';
import { useLocation } from 'react-router-dom';
import { InVietnamese, langOf } from '../../shared/i18n/InVietnamese.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { AskContractors } from '../../shared/designs/AskContractors.tsx';
import { DesignHeart } from '../../shared/designs/DesignHeart.tsx';
import { ShareLink } from '../parts/ShareLink.tsx';
import { AddDesign } from './AddDesign.tsx';
import type { Detail, Preview } from './DesignView.tsx';
import * as s from './DesignView.css.ts';

interface DesignBoxProps {
  design: Preview;
  detail: Loadable<Detail> | null;
}

/** What it is, what it costs, what the package holds, and how one gets it. */
export function DesignBox({ design, detail }: DesignBoxProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { construction, partner } = design;
  return (
    <div className={s.box}>
      <div>
        <Text size="small" tone="muted">
          {partner === null ? (
            text('designs.by', { number: design.design_number, designer: design.designer })
          ) : (
            <>
              {design.design_number} ·{' '}
              <Link href={paths.interiorDesignDesigner.to(language, { id: partner.id })}>
                {text('designs.by.name', { name: partner.name })}
              </Link>
            </>
          )}
        </Text>
        <div className={s.title}>
          <Heading level={1} size="h2" lang={langOf(design.in_vietnamese, 'title')}>
            {design.title}
          </Heading>
          <DesignHeart id={design.id} name={design.title} place="words" />
        </div>
      </div>
      <div>
        <Text measure lang={langOf(design.in_vietnamese, 'summary')}>
          {design.summary}
        </Text>
        {design.in_vietnamese.length === 0 ? null : <InVietnamese />}
      </div>
      <div>
        <ShareLink title={design.title} />
      </div>
      <Price size="lg" current={format.vnd(design.price)} currentLabel={text('price.now')} />
      <DefinitionList
        items={[
          { term: text('designs.filter.style'), detail: text(`style.${design.style}`) },
          { term: text('designs.filter.house'), detail: text(`house.${design.house_type}`) },
          { term: text('designs.filter.area'), detail: format.area(design.area) },
          {
            term: text('designs.filter.construction'),
            detail:
              construction === null
                ? text('designs.construction.on-request')
                : text('designs.filter.between', {
                    from: format.vnd(construction.from),
                    to: format.vnd(construction.to),
                  }),
          },
        ]}
      />
      <Purchase design={design} detail={detail} />
      <div>
        <Heading level={2} size="h5">
          {text('designs.files')}
        </Heading>
        <DefinitionList
          items={design.files.map(({ kind, format: type, count }) => ({
            term: text(`designs.file.${kind}`),
            detail: text('designs.file.count', { count, type }),
          }))}
        />
      </div>
    </div>
  );
}

/** The way to the package for whoever looks: guests sign in, members go through a contractor (D78), or why not. */
function Purchase({ design, detail }: DesignBoxProps) {
  const text = useText();
  const language = useLanguage();
  const { pathname } = useLocation();
  if (!design.is_on_sale && detail?.data?.purchase !== 'owned')
    return <Notice tone="caution">{text('designs.purchase.withdrawn')}</Notice>;
  if (detail === null)
    return (
      <Notice
        tone="info"
        title={text('designs.guest.title')}
        action={
          <ButtonLink variant="primary" href={paths.login.to(language, { next: pathname })}>
            {text('designs.guest.action')}
          </ButtonLink>
        }
      >
        {text('designs.guest.text')}
      </Notice>
    );
  const { purchase, contractors } = detail.data ?? {};
  if (purchase === undefined || contractors === undefined) return null;
  if (purchase === 'through-contractor')
    return (
      <div className={s.lines}>
        <AskContractors contractors={contractors} designIds={[design.id]} />
        <AddDesign id={design.id} name={design.title} />
      </div>
    );
  if (purchase === 'direct')
    return (
      <div className={s.lines}>
        <ButtonLink
          variant="accent"
          size="lg"
          href={paths.orderConfirmation.to(language, { designs: design.id })}
        >
          {text('designs.purchase.buy')}
        </ButtonLink>
        <AddDesign id={design.id} name={design.title} />
        <Text size="small" tone="muted">
          {text('designs.purchase.direct', {
            times: limits.design.allowedTimes,
            days: limits.design.validDays,
          })}
        </Text>
      </div>
    );
  if (purchase === 'own' || purchase === 'withdrawn')
    return <Notice tone="info">{text(`designs.purchase.${purchase}`)}</Notice>;
  const status = purchase === 'owned' ? 'design-paid' : 'design-pending';
  return (
    <Notice
      tone={purchase === 'owned' ? 'positive' : 'info'}
      action={
        <ButtonLink href={paths.orderByStatus.to(language, { status })}>
          {text(`designs.purchase.${purchase}.open`)}
        </ButtonLink>
      }
    >
      {text(`designs.purchase.${purchase}`)}
    </Notice>
  );
}
