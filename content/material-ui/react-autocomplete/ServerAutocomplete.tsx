import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const terminals = ['Arequipa', 'Cusco', 'Huancayo', 'Huaraz', 'Ica', 'Lima Norte', 'Lima Sur'];

/** Stands for `fetch(url, { signal })`. Short queries find more, so they take longer. */
function fetchTerminals(query: string, signal: AbortSignal): Promise<string[]> {
  const delay = Math.max(300, 1500 - query.length * 400);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const text = query.trim().toLowerCase();
      resolve(terminals.filter((name) => name.toLowerCase().includes(text)));
    }, delay);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

interface Answer {
  query: string;
  found: string[];
  error?: string;
}

export default function ServerAutocomplete() {
  const [value, setValue] = React.useState<string | null>(null);
  const [query, setQuery] = React.useState('');
  const [answer, setAnswer] = React.useState<Answer>({ query: '', found: [] });
  const answered = query !== '' && query === answer.query;
  const loading = query !== '' && !answered;

  React.useEffect(() => {
    if (query === '') {
      return undefined;
    }
    const controller = new AbortController();
    const search = async () => {
      try {
        setAnswer({ query, found: await fetchTerminals(query, controller.signal) });
      } catch {
        if (!controller.signal.aborted) {
          setAnswer({
            query,
            found: [],
            error: 'The search failed. Change the text to try again.',
          });
        }
      }
    };
    const timer = setTimeout(search, 300);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);

  const found = answered ? answer.found : [];
  const count = `${found.length} ${found.length === 1 ? 'terminal' : 'terminals'} found`;
  const message = query === '' ? 'Try “hua”, then “lima”' : (answer.error ?? count);

  return (
    <Autocomplete
      value={value}
      onChange={(_event, newValue) => setValue(newValue)}
      onInputChange={(_event, text, reason) => setQuery(reason === 'input' ? text : '')}
      // The value must be one of the options; `filterSelectedOptions` keeps it out of the list.
      options={value === null ? found : [value, ...found.filter((name) => name !== value)]}
      filterSelectedOptions
      filterOptions={(options) => options}
      loading={loading}
      loadingText="Searching…"
      noOptionsText={query === '' ? 'Type the name of a town' : 'No terminal has this name'}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Bus terminal"
          error={answered && answer.error !== undefined}
          helperText={loading ? 'Searching…' : message}
          slotProps={{ formHelperText: { 'aria-live': 'polite' } }}
        />
      )}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
