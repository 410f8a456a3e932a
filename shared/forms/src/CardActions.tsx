import { Link } from 'react-router-dom';
import { Button, EditIcon, LinkButton, TrashIcon } from '@shared/ui';

interface Action {
  label: string;
  /** Names the card in accessible names: 'Edit 2021 Honda Civic'. */
  name: string;
}
interface CardActionsProps {
  edit: Action & { to: string };
  remove?: (Action & { onClick: () => void }) | undefined;
}

/** Labeled Edit and Remove buttons of a car or driver (look.md, lists). */
export function CardActions({ edit, remove }: CardActionsProps) {
  return (
    <>
      <LinkButton as={Link} to={edit.to} variant="quiet" icon={<EditIcon size={20} />} aria-label={edit.name}>
        {edit.label}
      </LinkButton>
      {remove === undefined ? null : (
        <Button
          variant="quiet"
          icon={<TrashIcon size={20} />}
          aria-label={remove.name}
          onClick={remove.onClick}
        >
          {remove.label}
        </Button>
      )}
    </>
  );
}
