import Box from '@mui/system/Box';

export default function LiftedLink() {
  return (
    <Box
      component="a"
      href="#hover"
      sx={{
        p: 2,
        borderRadius: 2,
        bgcolor: '#ecfccb',
        color: '#1a2e05',
        boxShadow: '0 1px 2px rgb(0 0 0 / 0.4)',
        transition: 'box-shadow 200ms',
        '&:hover, &:focus-visible': { boxShadow: '0 6px 20px rgb(0 0 0 / 0.5)' },
      }}
    >
      Allotment 17, free from April
    </Box>
  );
}
