import * as React from 'react';
import Autocomplete, { autocompleteClasses } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const ROW = 40;
const VISIBLE = 8;
const PAGE = 5; // How far PageUp and PageDown move.

function range(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

const VirtualListbox = React.forwardRef<HTMLUListElement, React.ComponentPropsWithoutRef<'ul'>>(
  function VirtualListbox({ children, style, ...other }, ref) {
    // The autocomplete passes an array: one element for each option.
    const options = children as React.ReactElement<React.ComponentPropsWithoutRef<'li'>>[];
    const selected = options.findIndex(({ props }) => props['aria-selected']);
    const [first, setFirst] = React.useState(0);
    const [highlighted, setHighlighted] = React.useState(selected);

    const handleScroll = ({ currentTarget }: React.UIEvent) => {
      const option = currentTarget.querySelector(`.${autocompleteClasses.focused}`);
      setFirst(Math.floor(currentTarget.scrollTop / ROW));
      setHighlighted(Number(option?.getAttribute('data-option-index') ?? -1));
    };

    // What is visible, and all that a key can reach from the highlighted option.
    const indexes = new Set([
      ...range(first - 2 * PAGE, first + VISIBLE + 2 * PAGE),
      ...range(highlighted - PAGE, highlighted + PAGE),
      0,
      options.length - 1,
    ]);

    return (
      <ul
        {...other}
        ref={ref}
        onScroll={handleScroll}
        style={{ ...style, padding: 0, maxHeight: VISIBLE * ROW }}
      >
        <li role="presentation" style={{ height: options.length * ROW }} />
        {[...indexes].map((index) => {
          const option = options[index];
          return (
            option &&
            React.cloneElement(option, {
              'aria-posinset': index + 1,
              'aria-setsize': options.length,
              style: { position: 'absolute', top: index * ROW, width: '100%', height: ROW },
            })
          );
        })}
      </ul>
    );
  },
);

const streets = ['Calle Loreto', 'Calle Suecia', 'Avenida El Sol', 'Calle Saphi', 'Calle Plateros'];
const addresses = streets.flatMap((street) => range(1, 2000).map((house) => `${street} ${house}`));

export default function VirtualAutocomplete() {
  return (
    <Autocomplete
      options={addresses}
      defaultValue="Calle Suecia 348"
      slotProps={{ listbox: { component: VirtualListbox } }}
      renderInput={(params) => <TextField {...params} label="Address in Cusco" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
