import type { ReactNode } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuItem } from '@mui/base/MenuItem';
import { box } from '../miniatureParts.ts';

/** The popup would look for a button to stand beside. */
function Popup({ children }: { readonly children?: ReactNode }) {
  return <div>{children}</div>;
}

export default function Miniature() {
  return (
    <Dropdown open>
      <Menu
        slots={{ root: Popup }}
        slotProps={{
          listbox: {
            style: {
              ...box,
              display: 'grid',
              gap: 6,
              width: 150,
              margin: 0,
              boxShadow: 'var(--shadow-raised)',
              listStyle: 'none',
            },
          },
        }}
      >
        <MenuItem>Rename</MenuItem>
        <MenuItem style={{ color: 'var(--color-accent-text)' }}>Duplicate</MenuItem>
        <MenuItem>Delete</MenuItem>
      </Menu>
    </Dropdown>
  );
}
