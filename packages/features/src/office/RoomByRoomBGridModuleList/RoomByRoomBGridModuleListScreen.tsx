import { moduleGroupLabels, moduleGroups } from '@hien/domain/office-plan';
import { paths } from '@hien/domain/routes';
import { ButtonLink, EmptyState } from '@hien/ui';
import { use } from 'react';
import { useAddress } from '../../shared/address/useAddress.ts';
import { JsonLd } from '../../shared/head/JsonLd.tsx';
import { OriginContext, PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListChips } from '../../shared/lists/ListChips.tsx';
import { ListPage } from '../../shared/lists/ListPage.tsx';
import { ModuleCards } from '../parts/ModuleCards.tsx';
import { listedModules } from './listed-modules.ts';
import { moduleAddress } from './module-address.ts';
import { ModuleNarrowing } from './ModuleNarrowing.tsx';

/** All modules that offices are fitted out with; what narrows and orders them stands in the address. */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const origin = use(OriginContext);
  const { url, href, startHref, isNarrowed } = useAddress(moduleAddress);
  const modules = listedModules(url);
  return (
    <>
      <PageHead
        title={text('office.modules.title')}
        description={text('office.modules.lead')}
        hidden={isNarrowed}
      />
      <JsonLd
        data={{
          '@type': 'ItemList',
          itemListElement: modules.map(({ number, name }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: name[language],
            url: `${origin}${paths.roomByRoomBGridModuleDetail.to(language, { moduleId: number })}`,
          })),
        }}
      />
      <ListPage
        title={text('office.modules.title')}
        lead={text('office.modules.lead')}
        filters={
          <ListChips
            label={text('office.modules.kind')}
            all={text('office.modules.kind.all')}
            options={moduleGroups.map((value) => ({
              value,
              label: moduleGroupLabels[value][language],
            }))}
            value={url.kind}
            href={(kind) => href({ kind })}
          />
        }
      >
        <ModuleNarrowing url={url} href={href} found={modules.length} />
        {modules.length === 0 ? (
          <EmptyState
            drawing="lamp"
            title={text('office.modules.none.title')}
            text={text('office.modules.none.text')}
            action={<ButtonLink href={startHref}>{text('office.modules.none.action')}</ButtonLink>}
          />
        ) : (
          <ModuleCards modules={modules} look={url.look} level={2} />
        )}
      </ListPage>
    </>
  );
}
