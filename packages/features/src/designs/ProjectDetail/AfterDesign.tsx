import type { BuiltProject } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Heading, Picture, Price } from '@hien/ui';
import { box } from '../../shared/built/BuiltPage.css.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** The design after which it was built, and the way to it. */
export function AfterDesign({ design }: { design: BuiltProject['design'] }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return (
    <section className={box} aria-labelledby="built-after">
      <Heading level={2} size="h5" id="built-after">
        {text('designs.built.after', { design: design.title })}
      </Heading>
      <Picture picture={design.picture} ratio="3:2" sizes="(min-width: 993px) 288px, 92vw" alt="" />
      <Price current={format.vnd(design.price)} currentLabel={text('price.now')} />
      <ButtonLink
        variant="primary"
        fullWidth
        href={paths.interiorDesignDetail.to(language, { id: design.id })}
      >
        {text('designs.built.see')}
      </ButtonLink>
    </section>
  );
}
