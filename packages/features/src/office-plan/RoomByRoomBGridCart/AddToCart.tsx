import { officeModuleNumbered, officeModules } from '@hien/domain/office-plan';
import { Button, Field, Heading, Select } from '@hien/ui';
import { useAhead } from '../../shared/address/useAhead.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { OfficeLink } from '../parts/useOfficeAddress.ts';
import * as s from '../parts/Office.css.ts';

interface AddToCartProps {
  link: OfficeLink;
  onAdd: (id: string) => void;
}

/** One more module beside the plan; who comes from a module finds it chosen. */
export function AddToCart({ link: { url, go }, onAdd }: AddToCartProps) {
  const text = useText();
  const language = useLanguage();
  const [first] = officeModules;
  // Whoever adds right after choosing means the module that was chosen, not the one of an address that is on its way.
  const [number, expect] = useAhead(String(url.module ?? 0));
  const chosen = officeModuleNumbered(Number(number)) ?? first;
  if (chosen === undefined) return null;
  return (
    <section className={s.part} aria-labelledby="add">
      <Heading level={2} size="h4" id="add">
        {text('office-plan.add')}
      </Heading>
      <Field label={text('office-plan.add.module')} hint={text('office-plan.cart.add.hint')}>
        <Select
          options={officeModules.map((one) => ({
            value: String(one.number),
            label: one.name[language],
          }))}
          value={String(chosen.number)}
          onChange={({ target }) => {
            expect(target.value);
            go({ module: Number(target.value) }, { replace: true });
          }}
        />
      </Field>
      <div>
        <Button onClick={() => onAdd(chosen.id)}>{text('office-plan.add.add')}</Button>
      </div>
    </section>
  );
}
