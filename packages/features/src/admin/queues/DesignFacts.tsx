import type { DesignCase } from '@hien/api';
import { adminPaths, paths } from '@hien/domain/routes';
import { DefinitionList, Link, Notice } from '@hien/ui';
import { DesignDifference } from '../../shared/designs/DesignDifference.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { WrittenText } from './WrittenText.tsx';

/** All of a new design; of one on sale what differs, beside what is sold. */
export function DesignFacts({ one }: { one: DesignCase }) {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      {one.state === 'waiting' ? (
        <Notice
          tone="info"
          title={text(`admin.design.about.${one.kind}`, { count: one.changed.length })}
        >
          {text(`admin.design.about.${one.kind}.text`)}
        </Notice>
      ) : null}
      {one.reason === null ? null : (
        <WrittenText
          by={one.decided && { name: one.decided.by, at: one.decided.at }}
          words={one.reason}
        />
      )}
      <DefinitionList
        look="columns"
        items={[
          { term: text('admin.design.partner'), detail: one.partner_name },
          {
            term: text('admin.item.kind'),
            detail:
              one.design_id === null ? (
                text(`admin.design.kind.${one.kind}`)
              ) : (
                <Link href={paths.interiorDesignDetail.to(language, { id: one.design_id })}>
                  {text(`admin.design.kind.${one.kind}`)}
                </Link>
              ),
          },
          ...(one.sale === null
            ? []
            : [
                {
                  term: text('admin.design.sale'),
                  detail: [text(`admin.design.sale.${one.sale.state}`), one.sale.reason ?? '']
                    .filter(Boolean)
                    .join(' · '),
                },
              ]),
        ]}
      />
      <DesignDifference
        before={one.before}
        after={one.after}
        fields={one.changed}
        pieces={new Map(one.pieces.map(({ product_id: id, name }) => [id, name]))}
      />
      {one.state === 'waiting' || one.sale === null ? null : (
        <Link href={adminPaths.adminQueue.to(language, { queue: 'design-sales' }, { q: one.name })}>
          {text('admin.design.to-sale')}
        </Link>
      )}
    </>
  );
}
