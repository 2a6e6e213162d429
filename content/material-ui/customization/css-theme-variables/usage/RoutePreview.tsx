import { styled } from '@mui/material/styles';

const Preview = styled('div')(({ theme }) => [
  {
    ...theme.typography.body1,
    padding: theme.spacing(3),
    color: '#123c1c',
    background: 'linear-gradient(160deg, #d8f3dc, #b7e4c7)',
  },
  theme.applyStyles('dark', {
    color: '#d8f3dc',
    background: 'linear-gradient(160deg, #0b2b16, #123c1c)',
  }),
]);

export default function RoutePreview() {
  return <Preview>Forest loop, 31 km, 420 m up</Preview>;
}
