import { type OfficeModule, officeModuleNumbered } from '@hien/domain/office-plan';
import { paths } from '@hien/domain/routes';
import { mediaUrl } from '@hien/ui';
import { readId } from '../../shared/address/parts.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { ProductLd } from '../../shared/head/ProductLd.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { moduleDrawing, modulePhoto } from '../../shared/office/module-picture.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { ModuleView } from './ModuleView.tsx';

/** The module that an address names; undefined when there is none. */
const moduleOf = (moduleId: string | undefined) => officeModuleNumbered(readId(moduleId) ?? 0);

export const prefetch: Prefetch = ({ params, notFound }) => {
  if (moduleOf(params.moduleId) === undefined) notFound();
};

/** One module of an office. */
export function Screen() {
  const module = moduleOf(useRouteParams(paths.roomByRoomBGridModuleDetail).moduleId);
  return module === undefined ? <ModuleNotFound /> : <ModulePage module={module} />;
}

function ModulePage({ module }: { module: OfficeModule }) {
  const text = useText();
  const language = useLanguage();
  const name = module.name[language];
  const description = module.about[language];
  const picture = modulePhoto(module, language) ?? moduleDrawing(module, language);
  return (
    <>
      <PageHead
        title={text('office.module.title', { name })}
        description={description}
        image={mediaUrl(picture)}
      />
      <ProductLd
        name={name}
        description={description}
        sku={module.id}
        brand="B-Grid"
        pictures={[{ ...picture, color: picture.color ?? '', placeholder: '' }]}
        price={module.price}
        isInStock
      />
      <ModuleView module={module} />
    </>
  );
}

function ModuleNotFound() {
  const text = useText();
  return (
    <>
      <PageHead title={text('office.module.not-found.title')} hidden />
      <NotFoundState
        title={text('office.module.not-found.title')}
        text={text('office.module.not-found.text')}
      />
    </>
  );
}
