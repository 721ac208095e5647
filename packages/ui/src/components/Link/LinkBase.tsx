import {
  createContext,
  createElement,
  use,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

export type LinkBaseProps = ComponentPropsWithRef<'a'> & { href: string };

const LinkContext = createContext<'a' | ComponentType<LinkBaseProps>>('a');

export type UiProviderProps = {
  /** Turns an address into a link of the app's router; given the props of an `<a>`. Keep its identity stable. */
  linkComponent: ComponentType<LinkBaseProps>;
  children: ReactNode;
};

/** What ui needs from the app around it. Without it links are plain anchors. */
export const UiProvider = ({ linkComponent, children }: UiProviderProps) => (
  <LinkContext value={linkComponent}>{children}</LinkContext>
);

/** A link without a look, through the app's router. Other sites, downloads and `mailto:` stay plain anchors. */
export const LinkBase = (props: LinkBaseProps) => {
  const routerLink = use(LinkContext);
  const leaves =
    props.target === '_blank' ||
    props.download !== undefined ||
    /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(props.href);
  return createElement(leaves ? 'a' : routerLink, props);
};
