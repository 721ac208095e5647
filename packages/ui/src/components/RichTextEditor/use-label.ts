import { useEffect, useEffectEvent } from 'react';

/** A `<label>` leads to controls of a form alone; the editor is an element, so that pressing its label is ours to answer. */
export function useLabel(id: string | undefined, onPress: () => void) {
  const pressed = useEffectEvent(onPress);
  useEffect(() => {
    const label = id ? document.getElementById(id) : null;
    const press = () => pressed();
    label?.addEventListener('click', press);
    return () => label?.removeEventListener('click', press);
  }, [id]);
}
