import { type ShopTemplate, listShopTemplates } from '@hien/api';
import { type TemplateKind, templateNameLetters } from '@hien/domain';
import { Heading, Link, Skeleton } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { templateHref } from '../parts/sections.ts';
import { TemplateForm } from './TemplateForm.tsx';
import * as s from './templates.css.ts';

interface TemplatePageProps {
  kind: TemplateKind;
  edit: number | null;
  /** A new one begins as this one is. */
  copy: number | null;
}

/** The form for a new template, for a copy of one, or for one that is there. */
export function TemplatePage({ kind, edit, copy }: TemplatePageProps) {
  const text = useText();
  const language = useLanguage();
  const profile = useProfile();
  // What is typed here is newer than any answer.
  const kept = useCall(
    listShopTemplates,
    { kind },
    { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  );
  return (
    <div className={s.page}>
      <div>
        <Link variant="quiet" href={templateHref(language, { kind })}>
          {text(`seller.template.back.${kind}`)}
        </Link>
      </div>
      <QueryBoundary query={kept} size="page" skeleton={<Skeleton height="36rem" />}>
        {({ items }) => {
          const from = items.find(({ id }) => id === (edit ?? copy));
          if ((edit ?? copy) !== null && from === undefined)
            return (
              <NotFoundState
                title={text('seller.template.not-found')}
                text={text('seller.template.not-found.text')}
              />
            );
          const template = edit === null ? null : (from ?? null);
          return (
            <>
              <Heading level={2} size="h4">
                {template === null ? text(`seller.template.new.${kind}`) : template.name}
              </Heading>
              <QueryBoundary query={profile} size="page" skeleton={<Skeleton height="36rem" />}>
                {(member) =>
                  member === null ? null : (
                    <TemplateForm
                      kind={kind}
                      template={template}
                      begin={template ?? (from === undefined ? null : copied(from, text))}
                      draft={`template-${member.id}-${kind}-${edit ?? (copy === null ? 'new' : `copy-${copy}`)}`}
                    />
                  )
                }
              </QueryBoundary>
            </>
          );
        }}
      </QueryBoundary>
    </div>
  );
}

const copied = (one: ShopTemplate, text: ReturnType<typeof useText>): ShopTemplate => ({
  ...one,
  name: text('seller.template.copy.name', { name: one.name }).slice(0, templateNameLetters),
});
