import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageContainer, type PageHeaderProps } from '@toolpad/core/PageContainer';

function Header({ title }: PageHeaderProps) {
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography variant="h5" component="h3">
        {title}
      </Typography>
      <Chip label="Oven 2 is hot" color="success" variant="outlined" />
    </Stack>
  );
}

export default function OwnHeader() {
  return (
    <PageContainer title="Morning bake" maxWidth="sm" slots={{ header: Header }}>
      <Typography>48 rolls at 5:30, 20 loaves at 6:10</Typography>
    </PageContainer>
  );
}
