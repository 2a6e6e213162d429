import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const dishes = [
  'Ají de gallina',
  'Anticuchos',
  'Causa limeña',
  'Ceviche',
  'Lomo saltado',
  'Papa a la huancaína',
  'Rocoto relleno',
];

/** The text as the filter compares it: without accents, in lower case. */
function fold(text: string) {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

function MarkedText({ text, query }: { text: string; query: string }) {
  const start = fold(text).indexOf(fold(query));
  if (query === '' || start < 0) {
    return text;
  }
  const end = start + fold(query).length;
  return (
    // One element: loose texts in a flex container would lose the spaces between them.
    <span>
      {text.slice(0, start)}
      <strong>{text.slice(start, end)}</strong>
      {text.slice(end)}
    </span>
  );
}

export default function MatchAutocomplete() {
  return (
    <Autocomplete
      options={dishes}
      renderOption={({ key, ...props }, dish, { inputValue }) => (
        <li key={key} {...props}>
          <MarkedText text={dish} query={inputValue} />
        </li>
      )}
      renderInput={(params) => (
        <TextField {...params} label="Dish" helperText="Type “hua” or “limena”" />
      )}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
