import { SingleImageUploader, type SingleImageUploaderProps } from '@hien/ui';
import { useFormField } from '@hien/ui/form';
import { usePrivatePicture } from '../../shared/pictures/usePrivatePicture.ts';

/** A grey sheet while the picture of a licence that was sent before is on its way. */
const sheet =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3C/svg%3E";

/** The licence's picture; one that was sent before comes with the session, for no address serves it. */
export function LicenceUploader(props: Pick<SingleImageUploaderProps, 'upload' | 'texts'>) {
  const { value } = useFormField<string>('licence');
  const { data = sheet } = usePrivatePicture(value);
  return <SingleImageUploader {...props} shape="wide" previewOf={() => data} />;
}
