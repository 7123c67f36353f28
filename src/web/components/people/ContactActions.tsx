import { MapPin, MessageCircleQuestionMark, Phone } from 'lucide-react';
import { contactActions as text } from '#shared/language/ka/directories/directories.ts';
import { useAskAddress, useAskPrice } from '../ask-price.ts';
import { ButtonLink } from '../forms/Button.tsx';
import styles from './ContactActions.module.css';
import { telephoneAddress } from './telephone.ts';

interface ContactActionsProps {
  readonly phones: readonly string[];
  /** Address of a map that shows the place. */
  readonly map?: string | undefined;
  /** Whether the reader may ask a doctor of the portal instead. */
  readonly withAsk?: boolean;
}

/** Renders what a reader does next about a doctor or clinic: call, find the way, ask. */
export function ContactActions({ phones: [phone], map, withAsk = false }: ContactActionsProps) {
  const price = useAskPrice();
  const ask = useAskAddress();
  return (
    <div className={styles.actions} data-contact-actions data-no-print>
      {phone && (
        <ButtonLink href={telephoneAddress(phone)}>
          <Phone size={20} />
          {text.call}
        </ButtonLink>
      )}
      {map && (
        <ButtonLink kind="quiet" href={map} isExternal>
          <MapPin size={20} />
          {text.way}
        </ButtonLink>
      )}
      {withAsk && (
        <ButtonLink kind="quiet" href={ask}>
          <MessageCircleQuestionMark size={20} />
          {price ? text.askFor(price) : text.ask}
        </ButtonLink>
      )}
    </div>
  );
}
