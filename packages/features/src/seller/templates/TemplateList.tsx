import { listShopTemplates } from '@hien/api';
import { type TemplateKind, limits, templateKinds } from '@hien/domain';
import { ButtonLink, Chip, EmptyState, Skeleton, Text } from '@hien/ui';
import { addressOf } from '../../shared/address/address.ts';
import { id, oneOf } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import * as list from '../parts/ShopList.css.ts';
import { templateHref } from '../parts/sections.ts';
import { TemplatePage } from './TemplatePage.tsx';
import { TemplateRows } from './TemplateRows.tsx';
import * as s from './templates.css.ts';

const address = addressOf({
  kind: oneOf<TemplateKind, TemplateKind>(templateKinds, 'item'),
  plan: oneOf(['new']),
  edit: id,
  copy: id,
});

/** What the shop writes once: item information for the wizard, answers for the questions; and the form for one of them. */
export function TemplateList() {
  const text = useText();
  const language = useLanguage();
  const { integer } = useFormat();
  const { url } = useAddress(address);
  const kind = url.kind ?? 'item';
  const kept = useCall(listShopTemplates, { kind });
  if (url.plan !== undefined || url.edit !== undefined || url.copy !== undefined)
    return (
      <TemplatePage
        key={`${kind} ${url.edit ?? ''} ${url.copy ?? ''}`}
        kind={kind}
        edit={url.edit ?? null}
        copy={url.copy ?? null}
      />
    );
  const count = kept.data?.items.length ?? 0;
  const most = limits.templates[kind];
  return (
    <>
      <div className={list.bar}>
        <nav aria-label={text('seller.tabs')} className={list.tabs}>
          {templateKinds.map((one) => (
            <Chip key={one} chosen={one === kind} href={templateHref(language, { kind: one })}>
              {text(`seller.template.kind.${one}`)}
            </Chip>
          ))}
        </nav>
        {count >= most ? null : (
          <ButtonLink
            size="sm"
            variant="primary"
            href={templateHref(language, { kind, plan: 'new' })}
          >
            {text(`seller.template.new.${kind}`)}
          </ButtonLink>
        )}
      </div>
      <QueryBoundary
        query={kept}
        size="page"
        skeleton={<Skeleton height="24rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            drawing="lamp"
            title={text(`seller.template.empty.${kind}.title`)}
            text={text(`seller.template.empty.${kind}.text`)}
          />
        }
      >
        {({ items }) => (
          <div className={s.part}>
            <TemplateRows kind={kind} items={items} />
            <Text tone="muted" size="caption" numeric>
              {text(count >= most ? 'seller.template.full' : 'seller.template.count', {
                count: integer(count),
                most: integer(most),
              })}
            </Text>
          </div>
        )}
      </QueryBoundary>
    </>
  );
}
