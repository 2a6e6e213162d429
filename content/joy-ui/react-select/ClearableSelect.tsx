import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import CloseRoundedIcon from '@mui/icons-material/CloseRounded';

export default function ClearableSelect() {
  const [presenter, setPresenter] = React.useState<string | null>('Noor');
  const action = React.useRef<{ focusVisible(): void }>(null);

  const clear = () => {
    setPresenter(null);
    action.current?.focusVisible();
  };

  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Presenter</FormLabel>
      <Select
        action={action}
        value={presenter}
        onChange={(_event, value) => setPresenter(value)}
        placeholder="Anyone"
        endDecorator={
          presenter !== null && (
            <IconButton size="sm" aria-label="Clear presenter" onClick={clear}>
              <CloseRoundedIcon />
            </IconButton>
          )
        }
        sx={{ '--Select-placeholderOpacity': 0.8 }}
      >
        {['Bruno', 'Noor', 'Saoirse'].map((name) => (
          <Option key={name} value={name}>
            {name}
          </Option>
        ))}
      </Select>
      <FormHelperText role="status">
        {presenter === null ? 'Showing 42 episodes' : `Showing 14 episodes with ${presenter}`}
      </FormHelperText>
    </FormControl>
  );
}
