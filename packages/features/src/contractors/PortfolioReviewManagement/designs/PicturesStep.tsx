import { designFileKinds, designFileLabels, designLimits, placedOn } from '@hien/domain';
import { Field, ImageUploader, Input, Select } from '@hien/ui';
import { PrivateFiles } from '../../../shared/forms/PrivateFiles.tsx';
import { uploadPreview, uploadsFor } from '../../../shared/forms/uploads.ts';
import { useImageTexts } from '../../../shared/forms/useImageTexts.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { DesignBox } from './DesignBox.tsx';
import * as s from './designs.css.ts';
import { type UploadingStep, controlId } from './wizard.ts';

const upload = uploadsFor('portfolio');
const kinds = ['application/pdf'] as const;

/** The gallery, a drawing of each floor, and the documents that the buyer gets as they are. */
export function PicturesStep({ content, type, latest, faults, onPending }: UploadingStep) {
  const text = useText();
  const pictures = useImageTexts(designLimits.pictures);
  const plans = useImageTexts(designLimits.plans);
  return (
    <div className={s.stack}>
      <DesignBox
        field="pictures"
        faults={faults}
        required
        hint={text('design.editor.hint.pictures')}
      >
        <ImageUploader
          limit={designLimits.pictures}
          value={content.pictures}
          upload={upload}
          texts={{ ...pictures, cover: text('company.editor.cover') }}
          previewOf={uploadPreview}
          onPending={(count) => onPending('pictures', count)}
          onChange={(addresses) => type({ pictures: [...addresses] })}
        />
      </DesignBox>
      <DesignBox field="plans" faults={faults} hint={text('design.editor.hint.plans')}>
        <ImageUploader
          limit={designLimits.plans}
          value={content.plans}
          upload={upload}
          texts={plans}
          previewOf={uploadPreview}
          onPending={(count) => onPending('plans', count)}
          onChange={(addresses) =>
            type({ plans: [...addresses], rooms: placedOn(addresses, latest().rooms) })
          }
        />
      </DesignBox>
      <DesignBox field="files" faults={faults} hint={text('design.editor.hint.files')}>
        <PrivateFiles
          value={content.files.map(({ file }) => file)}
          limit={designLimits.files}
          kinds={kinds}
          onPending={(count) => onPending('files', count)}
          onChange={(addresses) =>
            type({
              files: addresses.map(
                (file) =>
                  latest().files.find((one) => one.file === file) ?? {
                    file,
                    kind: 'plan',
                    title: '',
                  },
              ),
            })
          }
          texts={{
            list: text('design.editor.hint.files'),
            add: text('design.editor.file.add'),
            wrongKind: (name) => text('design.editor.file.wrong', { name }),
            kept: (number) =>
              content.files[number - 1]?.title || text('design.editor.file.kept', { number }),
          }}
        />
      </DesignBox>
      <FileNames content={content} type={type} faults={faults} />
    </div>
  );
}

/** What each document is, and what it is called in the package. */
function FileNames({ content, type, faults }: Pick<UploadingStep, 'content' | 'type' | 'faults'>) {
  const text = useText();
  const language = useLanguage();
  const change = (at: number, to: Partial<(typeof content.files)[number]>) =>
    type({ files: content.files.map((file, place) => (place === at ? { ...file, ...to } : file)) });
  return content.files.map(({ file, kind, title }, at) => (
    <div key={file} className={s.fields}>
      <DesignBox
        field={`files.${at}.title`}
        faults={faults}
        label={text('design.editor.file.title', { number: at + 1 })}
        required
      >
        <Input
          value={title}
          maxLength={120}
          onChange={(event) => change(at, { title: event.currentTarget.value })}
        />
      </DesignBox>
      <Field
        id={controlId(`files.${at}.kind`)}
        label={text('design.editor.file.kind', { number: at + 1 })}
      >
        <Select
          value={kind}
          options={designFileKinds.map((value) => ({
            value,
            label: designFileLabels[value][language],
          }))}
          onChange={(event) => {
            const next = designFileKinds.find((one) => one === event.currentTarget.value);
            if (next !== undefined) change(at, { kind: next });
          }}
        />
      </Field>
    </div>
  ));
}
